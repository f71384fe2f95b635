/** Lifetimes of sessions and codes, and limits on attempts. */
export const sessions = {
  /** Lifetime of a remembered login. @unit h */
  rememberedSessionHours: 168,
  /** Lifetime of a limited-access session. @unit h */
  limitedSessionHours: 336,
  /** Lifetime of a limited-access code. @unit min */
  codeMinutes: 10,
  /** The number of wrong attempts after which a code becomes invalid. */
  codeTries: 5,
  /** The number of projects that a limited visitor may open. */
  limitedViews: 5,
  /** Lifetime of a password reset link. @unit h */
  resetHours: 24,
  /** Lifetime of an activation link. @unit h */
  activationHours: 168,
  /**
   * The pause after which a new visit begins. Items since the end of the previous visit are new. @unit min
   */
  visitPauseMinutes: 240,
  /** The precision with which the activity of a user is stored. @unit min */
  activityStepMinutes: 5,
  /** Lifetime of an impersonation token. @unit min */
  impersonationMinutes: 15,
} as const
