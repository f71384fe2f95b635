export const loadItemDialogs = async () => (await import('./ItemDialogs')).ItemDialogs
