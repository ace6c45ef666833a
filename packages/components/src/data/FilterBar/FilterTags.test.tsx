import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FilterTags } from './FilterTags.tsx'

test('SHELL-88 the second click of a double click removes no further tag', () => {
  const onRemove = vi.fn<(event: unknown, key: string) => void>()
  const tags = ['name', 'company'].map((key) => ({ key, text: `${key}: a`, fullText: `${key}: a` }))
  const shown = (from: number) => <FilterTags tags={tags.slice(from)} onRemove={onRemove} onClear={() => {}} />
  const { rerender } = render(shown(0))
  fireEvent.click(screen.getByRole('button', { name: /^name: a/ }), { detail: 1 })
  expect(onRemove).toHaveBeenCalledExactlyOnceWith(expect.anything(), 'name')
  rerender(shown(1))
  fireEvent.click(screen.getByRole('button', { name: /^company: a/ }), { detail: 2 })
  expect(onRemove).toHaveBeenCalledOnce()
})
