/** Loads the login screen. Repeated calls do not load again. */
export const loadLoginScreen = async () => (await import('./LoginScreen')).LoginScreen
