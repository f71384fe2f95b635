import { Pause, Play } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { IconButton } from '../../actions/IconButton/IconButton'
import { useMediaQuery } from '../../styles/useMediaQuery'
import * as css from './LoopVideo.css'
import { loopVideoMessages as messages } from './LoopVideo.messages'
import type { RootProps } from '../../styles/RootProps'
import { classNames } from '../../styles/classNames'

/** The props of a looping video. */
export interface LoopVideoProps extends RootProps<HTMLDivElement> {
  src: string
  /** A text alternative of the film. */
  label: string
  /** The picture shown before the film starts. */
  poster?: string
  /** Milliseconds between its end and its restart (Z04). */
  restartDelayMs: number
}

/** A muted film that restarts a while after its end. Under reduced motion it plays only on demand. */
export function LoopVideo({ src, label, poster, restartDelayMs, className, ...root }: LoopVideoProps) {
  const { formatMessage } = useIntl()
  const video = useRef<HTMLVideoElement>(null)
  const restart = useRef(0)
  const [isStopped, setIsStopped] = useState(false)
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  // Browsers may reject `play()`.
  useEffect(() => {
    const { current } = video
    if (isStill || isStopped) current?.pause()
    else current?.play().catch(() => setIsStopped(true))
    return () => window.clearTimeout(restart.current)
  }, [isStill, isStopped])
  // If `src` changes, the new film starts once it has loaded.
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
    <div {...root} className={classNames(css.frame, className)}>
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
