export * from './orders/order-table.js';
