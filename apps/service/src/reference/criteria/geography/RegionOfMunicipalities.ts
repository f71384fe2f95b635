/** A region with its municipalities, in a short notation for the files of this folder. */
export interface RegionOfMunicipalities {
  /** The code of the region in NUTS 2024, the EU's list of regions. */
  readonly code: string
  /** The name of the region in the language of its country. */
  readonly name: string
  /** The number and name of each municipality, such as `101 København`, separated by commas. */
  readonly municipalities: string
}
