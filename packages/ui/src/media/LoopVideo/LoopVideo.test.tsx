import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { allowMotion } from '../../../testing/allowMotion'
import { renderUi } from '../../../testing/renderUi'
import { sampleVideo } from '../../../testing/sampleVideo'
import { LoopVideo } from './LoopVideo'

const play = vi.spyOn(HTMLMediaElement.prototype, 'play')

const show = () => renderUi(<LoopVideo src={sampleVideo} label="A growing bar" restartDelayMs={5000} />)

function film(): HTMLVideoElement {
  const found = document.querySelector('video')
  if (found === null) throw new Error('There is no video on the page.')
  return found
}

describe('[Z04] LoopVideo', () => {
  beforeEach(() => {
    play.mockClear()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('plays muted, and restarts after its delay', async () => {
    await allowMotion()
    await show()
    expect(film().muted).toBe(true)
    await expect.poll(() => play.mock.calls.length).toBe(1)
    film().dispatchEvent(new Event('ended'))
    vi.advanceTimersByTime(4999)
    expect(play).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    expect(play).toHaveBeenCalledTimes(2)
    expect(film().currentTime).toBe(0)
  })

  test('stops after a press on its button, and does not restart then', async () => {
    await allowMotion()
    await show()
    await page.getByRole('button', { name: 'Pause the video' }).click()
    await expect.element(page.getByRole('button', { name: 'Play the video' })).toBeVisible()
    expect(film().paused).toBe(true)
    const before = play.mock.calls.length
    film().dispatchEvent(new Event('ended'))
    vi.advanceTimersByTime(10_000)
    expect(play).toHaveBeenCalledTimes(before)
  })

  test("does not start by itself under reduced motion, and shows the browser's controls", async () => {
    await show()
    expect(film().controls).toBe(true)
    expect(play).not.toHaveBeenCalled()
    await expect.element(page.getByRole('button', { name: 'Pause the video' })).not.toBeInTheDocument()
  })
})
