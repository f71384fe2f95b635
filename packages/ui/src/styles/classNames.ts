/** Joins the class name of a root element and another one, if there is one. */
export function classNames(own: string, more: string | false | undefined): string {
  return more ? `${own} ${more}` : own
}
