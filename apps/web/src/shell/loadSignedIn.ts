/** Loads the surroundings of a signed-in user's pages. Repeated calls do not load again. */
export const loadSignedIn = async () => (await import('./SignedIn')).SignedIn
