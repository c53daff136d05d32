/** Amounts as Python counts and writes them: whole millionths, halves to the even digit. */
export const MILLION = 1_000_000;

/** An amount as a whole number. */
export function millionths(amount: number): number {
  const exact = amount * MILLION;
  const near = Math.round(exact);
  return (Math.abs(exact % 1) === 0.5 && near % 2 !== 0 ? near - 1 : near) + 0; // no −0
}

/** The same as JSON tells it. */
export const told = (amount: number): number => amount / MILLION + 0;

/** A number with so many digits after its point, as Python's `f"{value:.1f}"`: exact halves go to the even digit. */
export function fixed(value: number, places: number): string {
  // Only a number of so few binary digits can lie exactly between two.
  if (!Number.isInteger(value * 2 ** (places + 1))) return value.toFixed(places);
  const scaled = value * 10 ** places;
  const near = Math.round(scaled);
  const even = Math.abs(scaled % 1) === 0.5 && near % 2 !== 0 ? near - 1 : near;
  return (even / 10 ** places).toFixed(places);
}
