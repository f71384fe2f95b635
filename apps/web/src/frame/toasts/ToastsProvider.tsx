import type { ToastMessage } from '@spadestik/ui/Toasts'
import type { ReactNode } from 'react'
import { Suspense, useReducer } from 'react'
import { lazyPart } from '../../loading/lazyPart'
import { ToastsContext } from './ToastsContext'

const ToastOutlet = lazyPart(async () => (await import('./ToastOutlet')).ToastOutlet)

const withMessage = (before: readonly ToastMessage[], message: ToastMessage) => [...before, message]

/** Shows the messages of all components above the page. The code of messages loads with the first of them. */
export function ToastsProvider({ children }: { children: ReactNode }) {
  const [messages, say] = useReducer(withMessage, [])
  return (
    <ToastsContext value={say}>
      {children}
      {messages.length > 0 && (
        <Suspense>
          <ToastOutlet messages={messages} />
        </Suspense>
      )}
    </ToastsContext>
  )
}
