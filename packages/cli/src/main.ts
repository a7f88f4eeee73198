console.log('usage: ochre <sim|check|coverage|replay|fuzz|bench|demo> [options]');
