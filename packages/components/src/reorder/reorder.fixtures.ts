import { waitFor } from 'storybook/test'

interface Point {
  readonly clientX: number
  readonly clientY: number
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/**
 * A point in an element. `down` is 0 at the top of the element and 1 at its bottom. A larger value is a point below the
 * element.
 */
export function pointIn(element: Element, down = 0.5): Point {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { clientX: left + width / 2, clientY: top + height * down }
}

/**
 * Starts to drag an item by its handle, and returns the next steps. Fires browser events, because a story cannot move
 * the real mouse.
 */
export async function dragByHandle(handle: Element) {
  // The code for dragging loads after the list has rendered.
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
    /** Moves the pointer to a point. */
    to: async (next: Point) => {
      point = next
      tell('dragenter', under())
      tell('dragover', under())
      await frame()
    },
    /** Releases the item. A browser fires a drop only if the target accepts it. */
    drop: async () => {
      if (!tell('dragover', under())) tell('drop', under())
      tell('dragend', item)
      await frame()
    },
    /** Ends the drag without a drop, as a browser does after Escape. */
    giveUp: async () => {
      tell('dragleave', under())
      tell('dragend', item)
      await frame()
    },
  }
}
