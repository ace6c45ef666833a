import { expect, test } from 'vitest'
import { defaultView, type ListView, readView } from './listView.ts'
import { currentView, isPlainView, linkQuery, savedQuery, viewNameError } from './savedViews.ts'

const view = { ...defaultView, search: 'ann', sort: '-company' }
const elsewhere: ListView = { ...view, pageSize: 100, cursor: { page: 3, after: 9 } }
const query = savedQuery(view, ['firstName', 'company'])
const views = [{ id: '1', name: 'Ann first', query }]

test('LIST-39 a link to a saved view contains the name of the view', () => {
  expect(readView(new URLSearchParams(linkQuery({ name: 'Ann first', query })), [])).toEqual({
    ...view,
    columns: ['firstName', 'company'],
    name: 'Ann first',
  })
})

test('LIST-39 the page and its size are not saved', () => {
  expect(savedQuery(elsewhere, ['firstName', 'company'])).toBe(query)
})

test('LIST-49 a view without settings counts as the view of all rows', () => {
  expect(
    [defaultView, { ...defaultView, pageSize: 50 as const, cursor: { page: 2, after: 7 } }].map(isPlainView),
  ).toEqual([true, true])
  expect([view, { ...defaultView, columns: ['company'] }, { ...defaultView, name: 'x' }].map(isPlainView)).toEqual([
    false,
    false,
    false,
  ])
})

test('LIST-39 a view is selected by its name or by an equal query', () => {
  expect([
    currentView(views, 'Ann first', 'other'),
    currentView(views, undefined, query),
    currentView(views, 'x', 'other'),
  ]).toEqual([views[0], views[0], undefined])
})

test.each([
  ['', 'Field is required!'],
  ['  ', 'Field is required!'],
  ['ann FIRST ', 'There is a view with this name already'],
  ['x'.repeat(101), 'At most 100 characters'],
  ['Other', undefined],
])('the name %j has the error %s (undefined: no error)', (name, error) =>
  expect(viewNameError(name, views)).toBe(error),
)

test('a view can keep its own name with different capital letters', () =>
  expect(viewNameError('Ann First', views, '1')).toBeUndefined())
