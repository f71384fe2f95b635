import { onTestFinished } from 'vitest'
import { cdp } from 'vitest/browser'

const preference = (value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })

export async function allowMotion(): Promise<void> {
  await preference('no-preference')
  onTestFinished(async () => {
    await preference('reduce')
  })
}
