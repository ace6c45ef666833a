import { afterAll } from 'vitest'
import { removeTemporaryTrees } from './temporaryTree.ts'

// A setup file runs for each test file. The module that stores the trees is loaded once per worker.
afterAll(removeTemporaryTrees)
