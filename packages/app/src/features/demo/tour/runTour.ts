import { driver } from 'driver.js'
import { type AppStore } from '../../../shared/session/appStore.ts'
import { isReportOpenAtom } from '../atoms.ts'
import { tourMessages as texts } from './messages.ts'
import styles from './tour.css?inline'
import { tourSteps } from './tourSteps.ts'

const sheet = new CSSStyleSheet()
sheet.replaceSync(styles)
document.adoptedStyleSheets.push(sheet)

/** Maximum wait for the element of a step, in ms. */
const waitMs = 5000

let endLast = () => {}

/**
 * Starts the guided tour (SIM-41). Returns a function that ends the tour.
 * @param themeClass class with the theme's tokens, for elements outside of the app
 */
export async function runTour(store: AppStore, themeClass: string, opener: HTMLElement | undefined) {
  endLast()
  const steps = await tourSteps(store)
  let [asked, isOver] = [0, false]
  const goTo = async (index: number) => {
    const step = steps[index]
    if (!step) return end()
    asked = index
    store.set(isReportOpenAtom, false)
    await step.show()
    // Stops if the user changed the step or ended the tour during the wait.
    if (asked !== index || isOver) return undefined
    return tour.isActive() ? tour.moveTo(index) : tour.drive(index)
  }
  // Keeps the step's element in view if the element grows while it loads.
  const resized = new ResizeObserver(() => {
    tour.getActiveElement()?.scrollIntoView({ block: 'nearest' })
    tour.refresh()
  })
  const tour = driver({
    steps: steps.map(({ id, target, side }) => {
      const { title, text, ...more } = texts.steps[id]
      return {
        element: target,
        popover: {
          title,
          description: text,
          ...(side && { side, align: 'end' as const }),
          ...('next' in more && { nextBtnText: more.next }),
        },
      }
    }),
    animate: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    waitForElement: waitMs,
    stagePadding: 6,
    stageRadius: 8,
    overlayOpacity: 0.4,
    // Arrow keys must move the caret in a message, not change the step. A click outside must not end the tour.
    allowKeyboardControl: false,
    overlayClickBehavior: () => {},
    popoverClass: `tandem-tour ${themeClass}`,
    showProgress: true,
    progressText: texts.progress,
    nextBtnText: texts.next,
    prevBtnText: texts.previous,
    doneBtnText: texts.done,
    onNextClick: () => void goTo(asked + 1),
    onPrevClick: () => void goTo(asked - 1),
    onHighlighted: (element) => {
      resized.disconnect()
      if (element) resized.observe(element)
    },
    onPopoverRender: ({ wrapper, closeButton, nextButton }) => {
      // Dialogs of the app make all outer elements inert. This attribute keeps the tour usable.
      wrapper.dataset['tabster'] = JSON.stringify({
        modalizer: { id: 'tour', isAlwaysAccessible: true, isOthersAccessible: true },
      })
      closeButton.setAttribute('aria-label', texts.close)
      closeButton.title = texts.close
      // Moves Close to the end of the Tab order.
      wrapper.append(closeButton)
      queueMicrotask(() => nextButton.focus())
    },
    onDestroyed: () => end(),
  })
  const endByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    // Prevents Escape from closing a drawer below the tour.
    event.preventDefault()
    event.stopPropagation()
    end()
  }
  const end = () => {
    if (isOver) return
    isOver = true
    document.removeEventListener('keydown', endByKey, { capture: true })
    resized.disconnect()
    tour.destroy()
    opener?.focus()
  }
  endLast = end
  document.addEventListener('keydown', endByKey, { capture: true })
  await goTo(0)
  return end
}
