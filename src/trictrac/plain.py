"""Small frozen values as plain data, and back.

A value is a dataclass, and its fields say what its data look like. Writing leaves out whatever has its usual value.
Reading is checked by pydantic, which is imported when something is first read; the markers below tell it, inside
``Annotated``, what a type alone does not say.
"""

from __future__ import annotations

import dataclasses
from functools import cache, cached_property
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Generic, TypeVar, get_args

from trictrac.errors import TrictracError

if TYPE_CHECKING:
    from pydantic import GetCoreSchemaHandler, TypeAdapter
    from pydantic_core import CoreSchema, ErrorDetails

Value = TypeVar("Value")


class Listed:
    """A tuple, which is a list in plain data."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return {**handler(source), "strict": False}


class AsText:
    """A value written by ``str`` and read by its ``parse``."""

    def __get_pydantic_core_schema__(self, source: Any, _handler: GetCoreSchemaHandler) -> CoreSchema:
        from pydantic_core import core_schema  # noqa: PLC0415

        return core_schema.no_info_after_validator_function(
            source.parse, core_schema.str_schema(strict=True), serialization=core_schema.to_string_ser_schema()
        )


class Plain:
    """A value with plain data. Its fields take their own types only: no text for a number, no number for a truth."""

    __slots__ = ()
    __pydantic_config__: ClassVar = {"extra": "forbid", "strict": True, "allow_inf_nan": False}
    tag: ClassVar = ""
    """The field that is always written: by it the members of a union are told apart."""

    def to_data(self) -> dict[str, Any]:
        """Plain data in the order of the fields; what has its usual value is left out."""
        data: dict[str, Any] = {}
        kind: type = type(self)
        for name, default in _fields(kind):
            value = getattr(self, name)
            if value != default or name == self.tag:
                data[name] = _written(value)
        return data

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        from pydantic_core import core_schema  # noqa: PLC0415

        schema = handler(source)
        inner: Any = handler.resolve_ref_schema(schema)
        inner["strict"] = False  # data, not only an instance
        inner["serialization"] = core_schema.plain_serializer_function_ser_schema(cls.to_data)
        return schema


def members(union: Any, tag: str) -> dict[str, Any]:
    """The classes of a union by their tags."""
    return {kind.__dataclass_fields__[tag].default: kind for kind in get_args(union)}


@cache
def _fields(kind: type) -> tuple[tuple[str, Any], ...]:
    return tuple((field.name, field.default) for field in dataclasses.fields(kind))


def _written(item: Any) -> Any:
    if isinstance(item, (bool, int, float, str)):
        return item
    return list(item) if isinstance(item, tuple) else str(item)


class Reader(Generic[Value]):
    """Reads one type from plain data; whatever does not fit is one sentence that says it is not ``what``.

    ``tag`` is the field by which the members of a union are told apart.
    """

    def __init__(self, kind: Any, what: str, error: type[TrictracError], tag: str | None = None) -> None:
        self._kind = kind
        self._what = what
        self._error = error
        self._tag = tag

    def __call__(self, data: object) -> Value:
        from pydantic import ValidationError  # noqa: PLC0415

        try:
            return self.adapter.validate_python(data)
        except ValidationError as error:
            details = error.errors(include_url=False)[0]
            below = details.get("ctx", {}).get("error")  # what a value below says of its own text
            told = (
                below.told
                if isinstance(below, TrictracError)
                else f"not {self._what}: {self._sentence(details, data)}"[:300]
            )
            raise self._error(told, repr(data)[:200]) from None

    @cached_property
    def adapter(self) -> TypeAdapter[Value]:
        """The library's own reader, built when it is first needed."""
        from pydantic import Field, TypeAdapter  # noqa: PLC0415

        kind = Annotated[self._kind, Field(discriminator=self._tag)] if self._tag else self._kind
        return TypeAdapter(kind)  # type: ignore[arg-type]

    def _sentence(self, details: ErrorDetails, data: object) -> str:
        """What is wrong, by the name of the field it is in."""
        if not isinstance(data, dict):
            return f"{data!r} has no fields"
        path = list(details["loc"])
        if self._tag and not path:
            known = details.get("ctx", {}).get("expected_tags", "")
            return f"{self._tag} cannot be {data.get(self._tag)!r}" + (f", only {known}" if known else "")
        name = path.pop(0) if self._tag else "it"
        if details["type"] == "missing" and len(path) == 1:
            return f"{name} needs its {path[0]}"
        if details["type"] == "unexpected_keyword_argument":
            return f"{name} has no {path[0]}"
        return f"{path[0]} cannot be {data.get(path[0])!r}"
