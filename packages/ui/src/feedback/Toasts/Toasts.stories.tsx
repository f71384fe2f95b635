import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import type { ToastMessage } from './createToastQueue'
import { createToastQueue } from './createToastQueue'
import { Toasts } from './Toasts'

const onAction = fn()

function Filled({ messages }: { messages: readonly ToastMessage[] }) {
  const [queue] = useState(createToastQueue)
  useEffect(() => {
    for (const message of messages) queue.add(message)
    return () => queue.clear()
  }, [queue, messages])
  return <Toasts queue={queue} />
}

const meta = {
  title: 'Components/Toasts',
  component: Toasts,
  args: { queue: createToastQueue() },
  parameters: { docs: { story: { inline: false, height: '220px' } } },
} satisfies Meta<typeof Toasts>

export default meta
type Story = StoryObj<typeof meta>

const show = (...messages: ToastMessage[]): Story => ({ render: () => <Filled messages={messages} /> })

export const Info: Story = show({ text: 'En kollega har ændret listen.' })
export const Success: Story = show({ text: 'Indstillingerne er gemt.', tone: 'success' })
export const Error: Story = show({ text: 'Noten blev ikke gemt; prøv igen.', tone: 'error' })
export const Long: Story = show({
  text: 'Listen »Broer og tunneler på Sjælland og i Skåne« er flyttet, og tre kolleger kan se den fra nu af.',
  tone: 'success',
  actionLabel: 'Fortryd',
})
export const Several: Story = show(
  { text: 'Den ældste venter, til der er plads.' },
  { text: 'Projektet er skjult.', actionLabel: 'Fortryd' },
  { text: 'Linket er kopieret.', tone: 'success' },
  { text: 'Agenten er gemt.', tone: 'success' },
)
export const WithAction: Story = {
  ...show({ text: 'Projektet er skjult.', actionLabel: 'Fortryd', onAction }),
  play: async () => {
    onAction.mockClear()
    await userEvent.click(await screen.findByRole('button', { name: 'Fortryd' }))
    await expect(onAction).toHaveBeenCalledTimes(1)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
}

export const Do: Story = show({ text: 'Projektet er skjult.', actionLabel: 'Fortryd' })
export const Dont: Story = show({
  text: 'Dit abonnement udløber i morgen. Kontakt os for at forny det, så du ikke mister dine agenter.',
})
