import type { ReactNode } from 'react'
import { Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../loading/lazyPart'
import { isPaletteKey } from './isPaletteKey'
import { PaletteContext } from '../../frame/PaletteContext'

const Palette = lazyPart(async () => (await import('./Palette')).Palette)

export function PaletteProvider({ children }: { children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPaletteKey(event)) return
      event.preventDefault()
      setOpen((wasOpen) => !wasOpen)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <PaletteContext value={() => setOpen(true)}>
      {children}
      {isOpen && (
        <Suspense>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </PaletteContext>
  )
}
