/** Loads the code of the login. A failure surfaces when the login is rendered. */
export async function loadLoginScreen(): Promise<{ default: () => React.ReactNode }> {
  return { default: (await import('./LoginScreen')).LoginScreen }
}
