/** How many connections of a pool are in use, and how many statements wait for one. */
export interface PoolUse {
  readonly name: 'main' | 'searches' | 'embedded'
  readonly used: number
  readonly idle: number
  readonly waiting: number
}
