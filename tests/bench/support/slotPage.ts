import { painted, settled } from './pageBench.ts'

export interface WeekPage {
  /** Adds the week, with this number of slots. */
  readonly show: (count: number) => void
  readonly slots: () => readonly HTMLElement[]
  /** The number of React renders since `takeRendered` was last called. */
  readonly takeRendered?: () => number
}

export interface SlotBench {
  readonly open: (count: number) => Promise<void>
  /** Drags a slot with `steps` events. Returns the time in ms from each event to its paint. */
  readonly drag: (steps: number) => Promise<{ readonly times: number[]; readonly rendered: number }>
}

declare global {
  interface Window {
    slotBench?: SlotBench
  }
}

export function offerWeek(page: WeekPage): void {
  window.slotBench = {
    open: async (count) => {
      page.show(count)
      for (let frame = 0; frame < 600 && page.slots().length < count; frame++) await painted()
      if (page.slots().length !== count) throw new Error('the week does not show its slots')
      await settled()
    },
    drag: async (steps) => {
      const slots = page.slots()
      const slot = slots[Math.floor(slots.length / 2)]
      if (!slot) throw new Error('there is no slot')
      slot.scrollIntoView({ block: 'center' })
      await settled()
      const box = slot.getBoundingClientRect()
      const from = { x: box.left + box.width / 2, y: box.top + box.height / 2 }
      const fire = (type: string, x: number, y: number, target: EventTarget = slot) =>
        target.dispatchEvent(
          new PointerEvent(type, {
            bubbles: true,
            cancelable: true,
            pointerId: 1,
            isPrimary: true,
            button: 0,
            buttons: 1,
            clientX: x,
            clientY: y,
          }),
        )
      page.takeRendered?.()
      fire('pointerdown', from.x, from.y)
      await settled()
      const times: number[] = []
      for (let step = 0; step < steps; step++) {
        // The pointer moves along a curve, so that each event moves the slot.
        const angle = (step / 40) * 2 * Math.PI
        const start = performance.now()
        fire('pointermove', from.x + Math.sin(angle) * 240, from.y + Math.sin(angle * 2.5) * 128)
        await painted()
        times.push(performance.now() - start)
      }
      fire('pointermove', from.x + 160, from.y + 64)
      await painted()
      const end = slot.getBoundingClientRect()
      if (end.left - box.left < 50 || end.top - box.top < 30) throw new Error('the slot does not follow the pointer')
      const rendered = page.takeRendered?.() ?? 0
      fire('pointerup', from.x + 160, from.y + 64)
      return { times, rendered }
    },
  }
}
