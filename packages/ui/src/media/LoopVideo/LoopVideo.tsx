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
  /** The address of the video file. */
  src: string
  /** A text that describes the video to screen readers. */
  label: string
  /** The address of the image that is shown before the video starts. */
  poster?: string
  /** The time in milliseconds between the end of the video and its restart (Z04). */
  restartDelayMs: number
}

/**
 * A muted video that restarts some time after its end. If the user prefers reduced motion, the video plays
 * only after the user starts it.
 */
export function LoopVideo({ src, label, poster, restartDelayMs, className, ...root }: LoopVideoProps) {
  const { formatMessage } = useIntl()
  const video = useRef<HTMLVideoElement>(null)
  const restart = useRef(0)
  const [isStopped, setIsStopped] = useState(false)
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)')
  // If the browser rejects `play()`, the video is shown as stopped.
  useEffect(() => {
    const { current } = video
    if (isStill || isStopped) current?.pause()
    else current?.play().catch(() => setIsStopped(true))
    return () => window.clearTimeout(restart.current)
  }, [isStill, isStopped])
  // Start the video after `src` has changed and the new video has loaded.
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
