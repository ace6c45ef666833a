import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { groundAt, neighbourOf, slotAt } from './slotElements.ts'
import { slotPreview } from './slotPreview.ts'
import { WeekDay } from './WeekDay.tsx'

const shared = { tabStop: undefined, isReadOnly: false, describedBy: undefined }

function show() {
  const { container } = render(
    <>
      <WeekDay
        {...shared}
        day="mo"
        name="Monday"
        hours={[
          { start: '13:00', end: '15:00' },
          { start: '09:00', end: '12:00' },
        ]}
      />
      <WeekDay {...shared} day="tu" name="Tuesday" hours={[]} />
      <WeekDay {...shared} day="we" name="Wednesday" hours={[{ start: '10:00', end: '11:00' }]} />
    </>,
  )
  const slotNamed = (name: string) => {
    const slot = slotAt(screen.getByRole('button', { name }))
    if (!slot) throw new Error('the button is not a slot')
    return slot
  }
  return { container, slotNamed }
}

test('slotAt finds the slot of an element, and groundAt finds the day of an empty area', () => {
  const { slotNamed } = show()
  const monday = slotNamed('Monday 13:00 – 15:00')
  expect(monday.place).toEqual({ day: 'mo', index: 0 })
  expect(monday.span).toEqual({ day: 0, start: 780, end: 900 })
  expect(groundAt(screen.getByRole('group', { name: 'Tuesday' }))).toBe('tu')
  expect(groundAt(monday.element)).toBeUndefined()
  expect(slotAt(document.body)).toBeUndefined()
})

test('arrow keys and Home move from slot to slot', () => {
  const { container, slotNamed } = show()
  const early = slotNamed('Monday 09:00 – 12:00')
  const late = slotNamed('Monday 13:00 – 15:00')
  const wednesday = slotNamed('Wednesday 10:00 – 11:00')
  expect(neighbourOf(container, early, 'ArrowDown')).toBe(late.element)
  expect(neighbourOf(container, late, 'Home')).toBe(early.element)
  expect(neighbourOf(container, late, 'ArrowDown')).toBeUndefined()
  expect(neighbourOf(container, late, 'ArrowRight')).toBe(wednesday.element)
  expect(neighbourOf(container, wednesday, 'ArrowLeft')).toBe(early.element)
  expect(neighbourOf(container, early, 'a')).toBeUndefined()
})

test('clearing the preview of a dragged slot restores the element of the slot', () => {
  const { slotNamed } = show()
  const slot = slotNamed('Monday 09:00 – 12:00')
  const before = slot.element.outerHTML
  const preview = slotPreview(slot)
  preview.show({ day: 2, start: 600, end: 795 })
  expect(slot.element).toHaveAttribute('data-lifted')
  expect(slot.element.style.transform).not.toBe('')
  expect(slot.element).toHaveTextContent('10:00 – 13:15')
  preview.clear()
  expect(slot.element.outerHTML).toBe(before)
})
