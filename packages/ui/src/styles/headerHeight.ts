/** The height of the sticky header. @unit CSS length */
export const headerHeight = '56px'
