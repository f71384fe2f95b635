/** The height of the header. The header stays in view at the top of the page. @unit CSS length */
export const headerHeight = '56px'
