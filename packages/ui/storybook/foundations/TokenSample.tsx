import { useState } from 'react'
import { Button } from '../../src/actions/Button/Button'
import { fontSize, lineHeight, motion } from '../../src/styles/tokens.gen'
import { useMediaQuery } from '../../src/styles/useMediaQuery'
import { vars } from '../../src/styles/vars.css'

const text = 'Renovering af Lindbro, 48 mio. kr.'
const box = { inlineSize: 56, blockSize: 32, background: vars.color.surface }
const filled = { blockSize: 12, background: vars.color.accent, borderRadius: 2 }

function Swatch({ value }: { value: string }) {
  return <div style={{ ...box, background: value, border: `1px solid ${vars.color.lineStrong}` }} />
}

function MotionSample({ duration, curve }: { duration: string; curve: string }) {
  const [isMoved, setMoved] = useState(false)
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)')
  return (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <Button size="small" onPress={() => setMoved(!isMoved)}>
        Move
      </Button>
      <div
        style={{
          ...filled,
          inlineSize: 12,
          translate: isMoved ? '80px' : 'none',
          marginInlineEnd: 80,
          transition: isReduced ? 'none' : `translate ${duration} ${curve}`,
        }}
      />
    </div>
  )
}

function isSize(name: string): name is keyof typeof lineHeight {
  return name in lineHeight
}

export function TokenSample({ group, name, value }: { group: string; name: string; value: string }) {
  switch (group) {
    case 'color':
      return <Swatch value={value} />
    case 'space':
      return <div style={{ ...filled, inlineSize: value }} />
    case 'radius':
      return <div style={{ ...box, border: `2px solid ${vars.color.accent}`, borderRadius: value }} />
    case 'size':
      return <div style={{ ...filled, inlineSize: 56, blockSize: value }} />
    case 'font':
      return <div style={{ fontFamily: value }}>{text}</div>
    case 'fontSize':
      return (
        <div style={{ fontSize: value, lineHeight: isSize(name) ? lineHeight[name] : 'normal' }}>{text}</div>
      )
    case 'lineHeight':
      return (
        <div
          style={{
            fontSize: isSize(name) ? fontSize[name] : 'inherit',
            lineHeight: value,
            inlineSize: '16ch',
          }}
        >
          {text}
        </div>
      )
    case 'fontWeight':
      return <div style={{ fontWeight: value }}>{text}</div>
    case 'shadow':
      return <div style={{ ...box, borderRadius: 8, background: vars.color.raised, boxShadow: value }} />
    case 'motion':
      return name === 'curve' ? (
        <MotionSample duration="1s" curve={value} />
      ) : (
        <MotionSample duration={value} curve={motion.full.curve} />
      )
    case 'breakpoint':
      return <div style={{ ...filled, inlineSize: `${Number(value) / 8}px` }} />
    default:
      return null
  }
}
