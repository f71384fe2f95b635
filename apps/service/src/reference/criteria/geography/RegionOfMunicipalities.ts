export interface RegionOfMunicipalities {
  /** The code of the region in NUTS 2024, the EU's list of regions. */
  readonly code: string
  readonly name: string
  /** The number and name of each municipality, such as `101 København`, separated by commas. */
  readonly municipalities: string
}
