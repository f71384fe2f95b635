/**
 * Returns fetched data, or something else while it is unknown. Use this only where the screen then claims
 * nothing, such as for suggestions, marks and names. Elsewhere show that the data is loading or has failed,
 * with `Resource` or `DialogData` (ADR 68).
 */
export const knownOr = <Data, Other>(data: Data | undefined, other: Other): Data | Other =>
  data === undefined ? other : data
