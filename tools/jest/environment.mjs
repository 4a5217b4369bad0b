import vm from 'node:vm';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as typebox from '@sinclair/typebox';
import { TestEnvironment } from 'jest-environment-node';
import { OPEN_PAGES, pagesInWords } from './open-pages.mjs';

/**
 * What tests run in: Jest's own environment for Node, with two differences that make no test another one.
 *
 * Libraries that declare and judge schemas are those of the process, as modules of Node are; all other modules every suite has
 * to itself. Both keep nothing of what they were asked (an Ajv is made by who needs one), and reading their 300 files anew was
 * a third of what a suite took to begin; 250 suites do. `shared/<name>.cjs` hands each on where Jest resolves its name
 * (`moduleNameMapper` in jest.config.mjs).
 *
 * And the global object of a suite is a plain one. In a context made of an object of ours, as Jest makes it, Node looks up every
 * `Math` and `Object` of the code by calls of its own, which took a quarter of the time of suites that reckon much.
 *
 * Where a test of a suite with pages in a browser fails, the failure tells what those pages show.
 */
export default class Environment extends TestEnvironment {
  constructor(config, context) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
    this.global[Symbol.for('vedette.libraries')] = { ajv: { Ajv2020 }, typebox };
  }

  async handleTestEvent({ name, test, error }) {
    if (name !== 'test_fn_failure' && name !== 'hook_failure') return;
    const pages = this.global[OPEN_PAGES] ?? [];
    if (pages.length === 0 || typeof error?.stack !== 'string') return;
    const told = await pagesInWords(pages, test?.name ?? 'hook');
    // Before the first line of where it was thrown: the message ends there.
    const at = error.stack.search(/\n\s+at /);
    const end = at < 0 ? error.stack.length : at;
    error.stack = `${error.stack.slice(0, end)}\n\n${told}\n${error.stack.slice(end)}`;
  }
}
