import { describe, expect, test } from 'vitest'
import { defaultWidths, hasPinnedEnd, layoutOf, limitedWidth, surelyFits } from './columnLayout.ts'
import { type DataTableColumn } from './DataTableColumn.ts'
import { type CellClasses } from './useCellClasses.ts'

interface Row {
  readonly name: string
}
const text = (id: string, width?: number): DataTableColumn<Row> => ({
  type: 'text',
  id,
  header: id,
  getText: ({ name }) => name,
  ...(width !== undefined && { width }),
})
const actions: DataTableColumn<Row> = { type: 'actions', id: 'actions', header: 'Actions', getActions: () => [] }

// Each property contains its own name: `classes.growing` is 'growing'.
const classes: CellClasses = new Proxy(Object.create(null), { get: (_, name) => String(name) })

describe('column layout', () => {
  test('LIST-32 columns have default widths from 140 to 300 px by type, and 44 px for actions', () => {
    const { actions: menuWidth, ...widths } = defaultWidths
    expect(menuWidth).toBe(44)
    for (const width of Object.values(widths)) {
      expect(width).toBeGreaterThanOrEqual(140)
      expect(width).toBeLessThanOrEqual(300)
    }
  })

  test('a column has the width that the user chose', () => {
    const layout = layoutOf([text('a'), text('b', 300), text('c', 300), actions], { c: 120 }, false, classes)
    expect(layout.columns.map(({ style }) => style.width)).toEqual([150, 300, 120, 44])
    expect(layout).toMatchObject({ totalWidth: 614, pinned: { start: 150, end: 44 } })
  })

  test('a text column without a width grows', () => {
    const layout = layoutOf([text('a'), text('b', 300), text('c'), actions], { c: 120 }, false, classes)
    const growing = layout.columns.filter(({ className }) => className.split(' ').includes('growing'))
    expect(growing.map(({ column }) => column.id)).toEqual(['a'])
  })

  test('numbers and texts with isFigure are aligned at the right', () => {
    const number: DataTableColumn<Row> = { type: 'number', id: 'number', header: 'Number', getNumber: () => 1 }
    const custom: DataTableColumn<Row> = {
      type: 'custom',
      id: 'custom',
      header: 'Custom',
      getText: () => '1 (2%)',
      render: () => '1 (2%)',
      isFigure: true,
    }
    const { columns } = layoutOf([text('a'), { ...text('b'), isFigure: true }, custom, number], {}, false, classes)
    const has = (name: string, className: string) => className.split(' ').includes(name)
    expect(columns.map(({ headClassName }) => has('headCellEnd', headClassName))).toEqual([false, true, true, true])
    const [first, second, third, fourth] = columns.map(({ className }) => className)
    expect(has('textCell', first ?? '')).toBe(true)
    expect([second, fourth].map((className) => has('figureCell', className ?? ''))).toEqual([true, true])
    expect(has('mixedFigure', third ?? '')).toBe(true)
  })

  test('the first column is pinned next to the checkboxes', () => {
    const layout = layoutOf([text('a'), text('b')], {}, true, classes)
    expect(layout.columns.map(({ style }) => style.left)).toEqual([44, undefined])
    expect(layout).toMatchObject({ totalWidth: 344, pinned: { start: 194, end: 0 } })
  })

  test('widths stay within the limits of the column', () => {
    expect([limitedWidth(text('a'), 10), limitedWidth(text('a'), 900), limitedWidth(text('a'), 99.6)]).toEqual([
      80, 640, 100,
    ])
    expect(limitedWidth({ ...text('a'), minWidth: 160, maxWidth: 200 }, 100)).toBe(160)
  })

  test('the column of actions is pinned only if it is the last column, and not the only column', () => {
    expect(hasPinnedEnd([text('a'), actions])).toBe(true)
    expect(hasPinnedEnd([actions])).toBe(false)
    expect(hasPinnedEnd([actions, text('a')])).toBe(false)
  })

  test('surelyFits is true only for texts that certainly fit into a column', () => {
    expect(surelyFits('Ada Lovelace', 200)).toBe(true)
    expect(surelyFits('Ada Lovelace', 190)).toBe(false)
    expect(surelyFits('東京', 200)).toBe(false)
  })
})
