import { Badge } from '@spadestik/ui/Badge'
import { Card } from '@spadestik/ui/Card'
import { Skeleton } from '@spadestik/ui/Skeleton'
import { Choice } from './Choice'

/**
 * A server component, which is a file without 'use client'. It renders components of the package with state
 * and without state.
 */
// oxlint-disable-next-line import/no-default-export -- Next requires a default export
export default function Page() {
  return (
    <main>
      <Card title="Noter" note="2">
        <Badge tone="near">Snart</Badge>
        <Skeleton lines={2} />
      </Card>
      <Choice />
    </main>
  )
}
