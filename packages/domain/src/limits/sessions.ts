// Lifetimes of sessions and codes, and limits on attempts.

export const rememberedSessionHours = 168
/** The lifetime of the session of a limited visitor (a visitor without a subscription). @unit h */
export const limitedSessionHours = 336
/** Lifetime of the code with which a limited visitor signs in. @unit min */
export const codeMinutes = 10
/**
 * The number of wrong attempts after which a code becomes invalid. Limited visitors (without a subscription)
 * log in with such a code.
 */
export const codeTries = 5
/** The number of projects that a limited visitor (without a subscription) may open. */
export const limitedViews = 5
/** Lifetime of a password reset link. @unit h */
export const resetHours = 24
/** Lifetime of an activation link. @unit h */
export const activationHours = 168
/**
 * A user who has not been active for this time begins a new visit. Changes since the previous visit are
 * marked as new. @unit min
 */
export const visitPauseMinutes = 240
/** The precision with which the time of a user's last activity is stored. @unit min */
export const activityStepMinutes = 5
/** How long a browser may stay at a company's provider of OpenID Connect. @unit min */
export const companySignInMinutes = 10
/** Lifetime of the token with which a browser returns from there. @unit min */
export const signInTokenMinutes = 2
export const impersonationMinutes = 15
/** How long an administrator may act as a user. @unit h */
export const impersonationHours = 1
/**
 * How often a change is saved again when somebody else has saved the same thing in between. Each time, both
 * changes are merged.
 */
export const mergedSaves = 5
