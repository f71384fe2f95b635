/** The height of the header, which stays at the top of the screen. @unit CSS length */
export const headerHeight = '56px'
