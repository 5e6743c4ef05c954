#include "net/metrics.h"

#include <gmock/gmock.h>

#include <thread>

namespace tablier::net {
namespace {

using testing::HasSubstr;

TEST(MetricsTest, are_written_for_prometheus) {
    Metrics metrics;
    metrics.counter("made_total", "Made\nof \\ \"things\".", {{"kind", "a\"b\\c\nd"}}).add(3);
    metrics.counter("made_total", "", {{"kind", "z"}}).add();
    metrics.gauge("open", "Open things.").set(5);
    metrics.gauge("open", "Open things.").add(-7);
    metrics.gauge_of("asked", "Asked for.", [] { return 0.25; });
    metrics.counter_of("asked_total", "Asked for.", [] { return 3.0; });
    Histogram& times = metrics.histogram("seconds", "Times.", {0.5, 1}, {{"a", "b"}});
    for (const double time : {0.25, 0.5, 0.75, 8.0}) times.observe(time);
    const std::string text = metrics.text();
    EXPECT_THAT(text, HasSubstr("# HELP made_total Made\\nof \\\\ \"things\".\n"
                                "# TYPE made_total counter\n"
                                "made_total{kind=\"a\\\"b\\\\c\\nd\"} 3\n"
                                "made_total{kind=\"z\"} 1\n"));
    EXPECT_THAT(text, HasSubstr("# HELP open Open things.\n# TYPE open gauge\nopen -2\n"));
    EXPECT_THAT(text, HasSubstr("# TYPE asked gauge\nasked 0.25\n"));
    EXPECT_THAT(text, HasSubstr("# TYPE asked_total counter\nasked_total 3\n"));
    EXPECT_THAT(text, HasSubstr("# TYPE seconds histogram\n"
                                "seconds_bucket{a=\"b\",le=\"0.5\"} 2\n"
                                "seconds_bucket{a=\"b\",le=\"1\"} 3\n"
                                "seconds_bucket{a=\"b\",le=\"+Inf\"} 4\n"
                                "seconds_sum{a=\"b\"} 9.5\n"
                                "seconds_count{a=\"b\"} 4\n"));
}

TEST(MetricsTest, know_the_process) {
    const std::string text = Metrics().text();
    EXPECT_THAT(text, HasSubstr("\nprocess_resident_memory_bytes "));
    EXPECT_THAT(text, testing::Not(HasSubstr("\nprocess_resident_memory_bytes 0\n")));
    EXPECT_THAT(text, HasSubstr("\ntablier_uptime_seconds "));
}

TEST(MetricsTest, are_counted_by_several_threads) {
    Metrics metrics;
    const auto count = [&] {
        for (int i = 0; i < 1000; ++i) {
            metrics.counter("all", "All.").add();
            metrics.histogram("seconds", "Times.", {1}).observe(1);
            if (i % 100 == 0) metrics.text();
        }
    };
    std::thread other(count);
    count();
    other.join();
    EXPECT_THAT(metrics.text(), HasSubstr("\nall 2000\n"));
    EXPECT_THAT(metrics.text(), HasSubstr("\nseconds_sum 2000\n"));
}

}  // namespace
}  // namespace tablier::net
