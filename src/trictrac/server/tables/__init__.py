"""Tables of the server: a fold over the store's log around ``trictrac.table``, and the service that runs them."""
