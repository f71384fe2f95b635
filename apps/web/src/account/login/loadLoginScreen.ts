/** Loads the login screen for React's `lazy`. If loading fails, React throws the error when it renders the screen. */
export async function loadLoginScreen(): Promise<{ default: () => React.ReactNode }> {
  return { default: (await import('./LoginScreen')).LoginScreen }
}
