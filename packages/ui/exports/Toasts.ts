export { createToastQueue } from '../src/Toasts/createToastQueue'
export type { ToastMessage, ToastQueue } from '../src/Toasts/createToastQueue'
export { Toasts } from '../src/Toasts/Toasts'
export type { ToastsProps } from '../src/Toasts/Toasts'
