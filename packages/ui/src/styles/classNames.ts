/** Joins two class names. The second one is optional. */
export function classNames(own: string, more: string | false | undefined): string {
  return more ? `${own} ${more}` : own
}
