/** Joins two class names. The second one may be missing. */
export function classNames(own: string, more: string | false | undefined): string {
  return more ? `${own} ${more}` : own
}
