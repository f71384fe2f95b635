/** A region with its municipalities, in the notation of this folder. */
export interface RegionOfMunicipalities {
  /** NUTS 2024 code. */
  readonly code: string
  /** In the language of its country. */
  readonly name: string
  /** Number and name of each municipality, such as `101 København`, separated by commas. */
  readonly municipalities: string
}
