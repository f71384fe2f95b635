/** A region with its municipalities, as the lists of this folder note them down. */
export interface RegionOfMunicipalities {
  /** NUTS 2024 */
  readonly code: string
  /** In the language of its country. */
  readonly name: string
  /** Number and name of each municipality, such as `101 København`, divided by commas. */
  readonly municipalities: string
}
