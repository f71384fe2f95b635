import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '../../actions/IconButton/IconButton'
import { useMediaQuery } from '../../styles/useMediaQuery'
import * as css from './LoopVideo.css'
import { loopVideoMessages as messages } from './LoopVideo.messages'

/** A short silent film that shows again and again. */
export interface LoopVideoProps {
  src: string
  /** What the film shows, in words that stand for it. */
  label: string
  /** The picture shown before it starts. */
  poster?: string
  /** Milliseconds between its end and its next beginning. */
  restartDelayMs: number
}

/**
 * Plays a silent film and begins it anew a while after its end; under reduced motion it waits for its reader.
 *
 * @source specification 9
 */
export function LoopVideo({ src, label, poster, restartDelayMs }: LoopVideoProps) {
  const { formatMessage } = useIntl()
  const video = useRef<HTMLVideoElement>(null)
  const restart = useRef(0)
  const [isStopped, setIsStopped] = useState(false)
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  // The film is outside React: it is started and stopped by calls, which a browser may refuse.
  useEffect(() => {
    const { current } = video
    if (isStill || isStopped) current?.pause()
    else current?.play().catch(() => setIsStopped(true))
    return () => window.clearTimeout(restart.current)
  }, [isStill, isStopped])
  // A film that takes the place of another starts once it has arrived.
  const onLoadedData = () => {
    const { current } = video
    if (!isStill && !isStopped && current?.paused) current.play().catch(() => setIsStopped(true))
  }
  const onEnded = () => {
    if (isStill || isStopped) return
    restart.current = window.setTimeout(() => {
      const { current } = video
      if (current === null) return
      current.currentTime = 0
      current.play().catch(() => setIsStopped(true))
    }, restartDelayMs)
  }
  return (
    <div className={css.frame}>
      <video
        ref={video}
        className={css.video}
        src={src}
        poster={poster}
        aria-label={label}
        muted
        playsInline
        controls={isStill}
        onLoadedData={onLoadedData}
        onEnded={onEnded}
      />
      {!isStill && (
        <span className={css.stop}>
          <IconButton
            icon={isStopped ? Play : Pause}
            variant="secondary"
            size="small"
            label={formatMessage(isStopped ? messages.play : messages.pause)}
            onPress={() => setIsStopped(!isStopped)}
          />
        </span>
      )}
    </div>
  )
}
