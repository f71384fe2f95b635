/** Loads the code of the login screen. If loading fails, rendering the screen reports the error. */
export async function loadLoginScreen(): Promise<{ default: () => React.ReactNode }> {
  return { default: (await import('./LoginScreen')).LoginScreen }
}
