import { defineMessages } from 'react-intl'

export const loopVideoMessages = defineMessages({
  pause: { id: 'ui.LoopVideo.pause', defaultMessage: 'Pause the video' },
  play: { id: 'ui.LoopVideo.play', defaultMessage: 'Play the video' },
})
