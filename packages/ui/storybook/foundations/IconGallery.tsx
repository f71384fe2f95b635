import { Building2, CalendarDays, EyeOff, Printer, Search, Share2, Star } from 'lucide-react'
import { Icon } from '../../src/graphics/Icon/Icon'
import { MarkGlyph } from '../../src/graphics/MarkGlyph/MarkGlyph'

export function IconGallery() {
  return (
    <div style={{ display: 'flex', gap: 20, alignItems: 'center', flexWrap: 'wrap' }}>
      {[Search, Star, EyeOff, Printer, Share2, CalendarDays, Building2].map((icon) => (
        <Icon key={icon.displayName} icon={icon} size={20} />
      ))}
      {(['none', 'included', 'excluded', 'mixed'] as const).map((mark) => (
        <MarkGlyph key={mark} mark={mark} />
      ))}
    </div>
  )
}
