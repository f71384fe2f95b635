import { Star } from 'lucide-react'
import { Alert } from '../../../src/feedback/Alert/Alert'
import { Badge } from '../../../src/feedback/Badge/Badge'
import { EmptyState } from '../../../src/feedback/EmptyState/EmptyState'
import { ErrorSummary } from '../../../src/feedback/ErrorSummary/ErrorSummary'
import { Progress } from '../../../src/feedback/Progress/Progress'
import { Skeleton } from '../../../src/feedback/Skeleton/Skeleton'
import { createToastQueue } from '../../../src/feedback/Toasts/createToastQueue'
import { Toasts } from '../../../src/feedback/Toasts/Toasts'
import { Flag } from '../../../src/graphics/Flag/Flag'
import { Icon } from '../../../src/graphics/Icon/Icon'
import { Logo } from '../../../src/graphics/Logo/Logo'
import { MarkGlyph } from '../../../src/graphics/MarkGlyph/MarkGlyph'
import { SafeHtml } from '../../../src/text/SafeHtml/SafeHtml'
import type { Samples } from './Sample'

const toasts = createToastQueue()
toasts.add({ text: 'Saved' })

export const feedbackSamples: Samples = {
  Alert: (root) => <Alert {...root}>Saved</Alert>,
  Badge: (root) => <Badge {...root}>New</Badge>,
  EmptyState: (root) => <EmptyState {...root} title="Nothing here" />,
  ErrorSummary: (root) => (
    <ErrorSummary {...root} errors={[{ fieldId: 'name', label: 'Name', message: 'Missing' }]} />
  ),
  Flag: (root) => <Flag {...root} code="DK" />,
  Icon: (root) => <Icon {...root} icon={Star} />,
  Logo: (root) => <Logo {...root} />,
  MarkGlyph: (root) => <MarkGlyph {...root} mark="included" />,
  Progress: (root) => <Progress {...root} label="Saving" value={50} />,
  SafeHtml: (root) => <SafeHtml {...root} html="<p>Text</p>" />,
  Skeleton: (root) => <Skeleton {...root} />,
  Toasts: (root) => <Toasts {...root} queue={toasts} />,
}
