import { waitFor } from 'storybook/test'

interface Point {
  readonly clientX: number
  readonly clientY: number
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** `down` is 0 at the top of the element and 1 at the bottom. */
export function pointIn(element: Element, down = 0.5): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { clientX: left + width / 2, clientY: top + height * down }
}

/** Fires browser events, because a story cannot move the real mouse. */
export async function dragByHandle(handle: Element) {
  // Waits for the code that makes the item draggable, because this code loads after the first render.
  const item = await waitFor(() => {
    const found = handle.closest('[draggable="true"]')
    if (!found) throw new Error('the handle has no item that can be dragged')
    return found
  })
  handle.scrollIntoView({ block: 'center' })
  const dataTransfer = new DataTransfer()
  let point = pointIn(handle)
  const tell = (type: string, target: Element) =>
    target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, ...point }))
  const under = () => document.elementFromPoint(point.clientX, point.clientY) ?? document.body
  tell('dragstart', item)
  await frame()
  return {
    to: async (next: Point) => {
      point = next
      tell('dragenter', under())
      tell('dragover', under())
      await frame()
    },
    /** A browser fires a drop only if the target accepts the item. */
    drop: async () => {
      if (!tell('dragover', under())) tell('drop', under())
      tell('dragend', item)
      await frame()
    },
    /** Fires the events that a browser fires when the user presses Escape during a drag. */
    giveUp: async () => {
      tell('dragleave', under())
      tell('dragend', item)
      await frame()
    },
  }
}
