/** How long sessions and codes live, and how often they may be tried. */
export const sessions = {
  /** Hours that a remembered login lives. @unit h @source specification 9, decision 14 */
  rememberedSessionHours: 168,
  /** Hours that a limited-access session lives. @unit h @source specification 9, decision 14 */
  limitedSessionHours: 336,
  /** Minutes in which the code of a limited access can be used. @unit min @source decision 17 */
  codeMinutes: 10,
  /** Wrong codes after which a code is void. @source decision 17 */
  codeTries: 5,
  /** Projects that a limited visitor may open. Our own choice: the specification names no number. */
  limitedViews: 5,
  /** Hours in which the link to a new password can be used. Our own choice. @unit h */
  resetHours: 24,
  /** Hours in which the link of a new account can be used. Our own choice. @unit h */
  activationHours: 168,
  /** Minutes in which an administrator can use a token to become a user. Our own choice. @unit min */
  impersonationMinutes: 15,
} as const
