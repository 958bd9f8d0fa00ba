process.stdout.write('shamble: the commands are not written yet\n');
