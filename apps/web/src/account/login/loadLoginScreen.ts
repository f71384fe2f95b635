/** Loads the login that stands in the place of a page; a failure is told where the login is shown. */
export async function loadLoginScreen(): Promise<{ default: () => React.ReactNode }> {
  return { default: (await import('./LoginScreen')).LoginScreen }
}
