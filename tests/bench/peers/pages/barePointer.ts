import { benchWeek } from '../../support/benchWeek.ts'
import { offerWeek } from '../../support/slotPage.ts'

// Shows the minimum cost of dragging: one listener and one transform. A slot moves in the same steps as in Tandem's
// schedule editor.

const pixelsPerMinute = 32 / 60
const [columnWidth, step] = [120, 8]

function show(count: number): void {
  const scroller = document.createElement('div')
  scroller.style.cssText =
    'position:relative;width:912px;height:520px;margin:24px;overflow-y:auto;border:1px solid silver'
  const canvas = document.createElement('div')
  canvas.style.cssText = 'position:relative;height:768px'
  scroller.append(canvas)
  for (const [index, { slots }] of benchWeek(count).entries()) {
    for (const { start, end, from, to } of slots) {
      const slot = document.createElement('button')
      slot.textContent = `${start} – ${end}`
      slot.dataset['slot'] = ''
      slot.style.cssText = `position:absolute;box-sizing:border-box;overflow:hidden;font-size:10px;left:${48 + index * columnWidth}px;width:${columnWidth}px;top:${from * pixelsPerMinute}px;height:${(to - from) * pixelsPerMinute}px`
      slot.addEventListener('pointerdown', (down) => {
        const move = (event: PointerEvent) => {
          const x = Math.round((event.clientX - down.clientX) / columnWidth) * columnWidth
          const y = Math.round((event.clientY - down.clientY) / step) * step
          slot.style.transform = `translate(${x}px, ${y}px)`
        }
        slot.style.willChange = 'transform'
        document.addEventListener('pointermove', move)
        document.addEventListener('pointerup', () => document.removeEventListener('pointermove', move), { once: true })
      })
      canvas.append(slot)
    }
  }
  document.body.append(scroller)
}

offerWeek({ show, slots: () => [...document.querySelectorAll<HTMLElement>('[data-slot]')] })
