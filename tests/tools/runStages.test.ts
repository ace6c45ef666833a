import { describe, expect, test, vi } from 'vitest'
import { runStages } from '../../scripts/stages/runStages.ts'
import { commandStage, type Stage, type StageResult } from '../../scripts/stages/stage.ts'
import { jestCounts, playwrightCounts } from '../../scripts/stages/testCounts.ts'
import { temporaryTree } from '../support/temporaryTree.ts'

const good: StageResult = { hasPassed: true, output: 'noise', passed: 0, failed: 0 }

function stage(name: string, result: Partial<StageResult> = {}): Stage {
  return { name, run: () => Promise.resolve({ ...good, ...result }) }
}

async function printed(stages: readonly Stage[], now = () => 0) {
  const lines: string[] = []
  const sum = await runStages(stages, (line) => lines.push(line), { now })
  return { lines, sum }
}

describe('npm test', () => {
  test('prints a line per stage, and then the sum of all tests', async () => {
    const { lines, sum } = await printed([stage('unit', { passed: 20 }), stage('build'), stage('e2e', { passed: 3 })])
    expect(lines).toEqual([
      '✓ unit     0.0 s  20 passed',
      '✓ build    0.0 s',
      '✓ e2e      0.0 s  3 passed',
      '23 passed, 0 failed',
    ])
    expect(sum.hasPassed).toBe(true)
  })

  test('runs the other stages after a failed stage', async () => {
    const { lines, sum } = await printed([
      stage('unit', { passed: 20 }),
      stage('stories', { hasPassed: false, output: 'what broke\n', passed: 5, failed: 2 }),
      stage('e2e', { passed: 3 }),
    ])
    expect(lines.slice(1)).toEqual([
      'what broke',
      '✗ stories    0.0 s  5 passed, 2 failed',
      '✓ e2e        0.0 s  3 passed',
      '28 passed, 2 failed',
    ])
    expect(sum.hasPassed).toBe(false)
  })

  test('does not run a stage if a stage that it needs has failed, and counts both as failures', async () => {
    const { lines } = await printed([
      stage('build', { hasPassed: false, output: 'what broke' }),
      { ...stage('e2e', { passed: 3 }), needs: ['build'] },
    ])
    expect(lines.slice(2)).toEqual([
      'Not run, because the stage build failed.',
      '✗ e2e      0.0 s',
      '0 passed, 2 failed',
    ])
  })

  test('counts one failure if a stage without tests fails or throws an error', async () => {
    expect((await printed([stage('types', { hasPassed: false })])).lines.at(-1)).toBe('0 passed, 1 failed')
    const thrown: Stage = { name: 'browser', run: () => Promise.reject(new Error('No Chromium.')) }
    expect((await printed([thrown])).lines).toEqual(['No Chromium.', '✗ browser    0.0 s', '0 passed, 1 failed'])
  })

  test('prints how long a stage took', async () => {
    let milliseconds = 0
    const { lines } = await printed([stage('unit')], () => (milliseconds += 1500))
    expect(lines[0]).toBe('✓ unit    1.5 s')
  })

  test('reports stages in order, even if a later stage ends first', async () => {
    const slow = Promise.withResolvers<StageResult>()
    const first: Stage = { name: 'format', run: () => slow.promise }
    const second: Stage = {
      name: 'lint',
      run: () => {
        slow.resolve({ ...good, hasPassed: false, output: 'format broke' })
        return Promise.resolve({ ...good, hasPassed: false, output: 'lint broke' })
      },
    }
    const { lines } = await printed([first, second, stage('types')])
    expect(lines.map((line) => line.replaceAll(/ +[\d.]+ s/g, ''))).toEqual([
      'format broke',
      '✗ format',
      'lint broke',
      '✗ lint',
      '✓ types',
      '0 passed, 2 failed',
    ])
  })

  test('starts the next stage as soon as one of two stages has ended', async () => {
    const started: string[] = []
    const slow = Promise.withResolvers<StageResult>()
    const recorded = (name: string, run: () => Promise<StageResult>): Stage => ({
      name,
      run: () => {
        started.push(name)
        return run()
      },
    })
    const quick = () => Promise.resolve(good)
    const running = printed([
      recorded('storybook', () => slow.promise),
      recorded('format', quick),
      recorded('lint', quick),
    ])
    await vi.waitFor(() => expect(started).toEqual(['storybook', 'format', 'lint']), 10_000)
    slow.resolve(good)
    const { lines } = await running
    expect(lines.map((line) => line.split(/ +/)[1])).toEqual(['storybook', 'format', 'lint', 'passed,'])
  })

  test('starts a stage only when the stages that it needs have ended', async () => {
    const started: string[] = []
    const slow = Promise.withResolvers<StageResult>()
    const running = printed([
      { name: 'build', run: () => slow.promise },
      { ...stage('e2e', { passed: 3 }), needs: ['build'] },
      {
        name: 'types',
        run: () => {
          started.push('types')
          return Promise.resolve(good)
        },
      },
    ])
    slow.resolve({ ...good, hasPassed: false, output: 'what broke' })
    const { lines } = await running
    expect(lines).toContain('Not run, because the stage build failed.')
    expect(started).toEqual(['types'])
  })

  test('runs the commands of a stage up to the first failure', async () => {
    const print = (text: string, code = 0): readonly [string, ...string[]] => [
      process.execPath,
      '-e',
      `console.log('${text}'); process.exitCode = ${code}`,
    ]
    expect(await commandStage('lint', [print('one'), print('two', 1), print('three')]).run()).toEqual({
      hasPassed: false,
      output: 'one\ntwo\n',
      passed: 0,
      failed: 0,
    })
    expect((await commandStage('lint', [['no-such-program']]).run()).output).toContain('no-such-program')
  })

  test('reads the counts of passed and failed tests from the reports', () => {
    const tree = temporaryTree({
      'unit.json': JSON.stringify({ numPassedTests: 7, numFailedTests: 2, numTotalTests: 9 }),
      'e2e.json': JSON.stringify({ stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 4 } }),
    })
    expect(jestCounts(`${tree}/unit.json`)).toEqual({ passed: 7, failed: 2 })
    expect(playwrightCounts(`${tree}/e2e.json`)).toEqual({ passed: 5, failed: 2 })
    expect(jestCounts(`${tree}/gone.json`)).toEqual({ passed: 0, failed: 0 })
  })
})
