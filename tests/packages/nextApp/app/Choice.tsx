'use client'

import { texts } from '@spadestik/messages/texts/da'
import { Button } from '@spadestik/ui/Button'
import { Select } from '@spadestik/ui/Select'
import { UiProvider } from '@spadestik/ui/UiProvider'
import { useState } from 'react'

export function Choice() {
  const [count, setCount] = useState(0)
  return (
    <UiProvider language="da" texts={texts}>
      <Select label="Fase" options={[{ value: 'tender', label: 'Udbud' }]} />
      <Button onPress={() => setCount(count + 1)}>Trykket {String(count)}</Button>
    </UiProvider>
  )
}
