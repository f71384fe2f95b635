/** How much of a summary or description a phone shows before it is unfolded: about seven lines. @unit px */
export const collapsedHeight = 168
